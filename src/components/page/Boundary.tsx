import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of children that threw `failure`; `retry` renders them anew. */
  fallback: (retry: () => void, failure: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  failure?: unknown;
}

/** Keeps a fault in its children from taking the rest of the screen along. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(failure: unknown): State {
    return { failed: true, failure };
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }), this.state.failure)
      : this.props.children;
  }
}
