import type { ReactNode } from 'react';

interface PartHeadingProps {
  readonly id: string;
  /** The dialog was opened for this part: it begins here, with the focus. */
  readonly isOpenedAt: boolean;
  readonly children: ReactNode;
}

/** The heading of a part of the dialog, where one can begin. */
export function PartHeading({ id, isOpenedAt, children }: PartHeadingProps) {
  return (
    <h3 id={id} tabIndex={-1} data-autofocus={isOpenedAt || undefined}>
      {children}
    </h3>
  );
}
