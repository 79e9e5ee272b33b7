import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  readonly fallback: ReactNode;
  /** A change renders the children again. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
};

type ErrorBoundaryState = {
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
};

/** Shows `fallback` in place of children that throw. React itself writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
