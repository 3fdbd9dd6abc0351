import { Component, type ReactNode } from 'react';

interface Props {
  /** Replaces children that threw `failure`; `retry` renders them again. */
  fallback: (retry: () => void, failure: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  failure?: unknown;
}

/** Contains an error of its children, so that the rest of the screen stays. */
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
