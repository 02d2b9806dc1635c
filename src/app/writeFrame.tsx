/** What a member sees before the app has drawn, as HTML for the build (server/build/pages). */
import { MantineProvider } from '@mantine/core';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createDoor, DataProvider } from '@/data/door/door.ts';
import { resolveVariables, theme } from '@/ui/theme/theme.ts';
import { FRAME_ID } from '@/ui/frame.ts';
import { MemberFrame } from './shell/MemberFrame.tsx';

/** @param path `/`, where the header has no ground, or that of any other page */
export async function writeFrame(path: string): Promise<string> {
  const { prelude } = await prerender(
    <div id={FRAME_ID} inert aria-hidden>
      <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
        <DataProvider value={createDoor()}>
          <StaticRouter location={path}>
            <MemberFrame />
          </StaticRouter>
        </DataProvider>
      </MantineProvider>
    </div>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
