import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of children that could not be drawn, given what they threw. */
  readonly renderFallback: (error: unknown) => ReactNode;
  /** A change of it gives the children another chance. */
  readonly resetKey?: unknown;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

/** Keeps what its children throw while they are drawn from taking anything around them along. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFallback(failure.error) : this.props.children;
  }
}
