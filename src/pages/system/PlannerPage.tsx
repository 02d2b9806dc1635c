import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { BackIcon } from '@/ui/icons/icons.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';

/** The planner's own chat is not built yet; what it was opened with goes on to the assistant. */
export function PlannerPage() {
  usePageHead('planner');
  const prompt = promptOf(useLocation().state);
  return (
    <Page width="text">
      <TextLink to={paths.home}>
        <BackIcon size={20} /> Back to Home
      </TextLink>
      <PageHeading
        subtitle={
          prompt
            ? `The trip planner is not built yet. The AI Assistant plans the same trip: it will be asked about ${prompt}.`
            : 'The trip planner is not built yet. The AI Assistant plans the same trips in its chat.'
        }
      >
        AI Trip Planner
      </PageHeading>
      <Button
        component={Link}
        to={paths.assistant}
        state={prompt ? { initialPrompt: `Plan a trip to ${prompt}` } : null}
        variant="filled"
      >
        {prompt ? `Plan ${prompt} with the assistant` : 'Open the AI Assistant'}
      </Button>
    </Page>
  );
}

function promptOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('initialPrompt' in state)) return null;
  return typeof state.initialPrompt === 'string' && state.initialPrompt.trim() !== ''
    ? state.initialPrompt
    : null;
}
