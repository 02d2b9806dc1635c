import { type ComponentPropsWithoutRef, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { findPutBack, handOver } from './handOver.ts';
import { useLive } from './useLive.ts';

interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'inert'> {
  readonly ref?: RefObject<HTMLFormElement | null>;
}

/**
 * A form that a page written by the build may hold. Until the script answers for it, it is there to be seen: nothing can
 * be typed, which would be lost, or sent. A browser that knows no `inert` sends nothing either: a form of the method
 * "dialog" outside of one has nowhere to go.
 */
export function Form({ ref, ...props }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const live = useLive();
  const putBack = useRef<ReturnType<typeof findPutBack>>([]);
  // before anything in it is drawn a second time
  useLayoutEffect(() => {
    if (!live && form.current) putBack.current = findPutBack(form.current);
  }, [live, form]);
  useEffect(() => {
    if (!live) return;
    void handOver(putBack.current);
    putBack.current = [];
  }, [live]);
  return <form {...props} ref={form} method="dialog" inert={!live} />;
}
