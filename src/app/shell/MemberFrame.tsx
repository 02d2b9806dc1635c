import { useLayoutEffect } from 'react';
import { endFrame } from '@/ui/frame.ts';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './header/Header.tsx';

/* In the HTML itself, for it is painted before any sheet is there. Opaque, and no tap ends on it: the app is below. */
const STYLE = [
  '#frame{position:fixed;inset:0;z-index:400;overflow:hidden;background:var(--wm-paper);pointer-events:none}',
  '#frame[data-held]~#root{visibility:hidden}',
  // what the header offers a visitor
  '#frame [href*=login],#frame [href*=register]{display:none}',
  '#frame section{position:absolute;inset:calc(var(--wm-header) + env(safe-area-inset-top)) 0 auto;max-width:calc(var(--wm-content) + 2*var(--wm-gutter));margin:0 auto;padding:40px var(--wm-gutter)}',
  '#frame section p{color:var(--wm-muted);font-size:var(--wm-text-sm)}',
  '#frame h2{margin:6px 0;overflow-wrap:anywhere}',
].join('');

/**
 * What a member sees until the app has drawn: the header, the bottom bar, and what this device keeps of their trip, which the
 * script in the HTML fills in (server/build/pages). Drawn by the build alone; it lies over the app, so that nothing moves
 * when it goes.
 */
export function MemberFrame() {
  return (
    <>
      <style>{STYLE}</style>
      <Header onLogOut={() => {}} />
      <section hidden>
        <p>Your trip</p>
        <h2> </h2>
        <p data-when> </p>
      </section>
      <BottomBar />
    </>
  );
}

/** Stands beside what the frame is to be replaced by: takes it away in the paint in which that appears. */
export function FrameEnd() {
  useLayoutEffect(endFrame, []);
  return null;
}
