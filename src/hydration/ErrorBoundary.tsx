import { Component, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** A CSS selector of the elements that stay in the document if the children throw; by default none. */
  readonly keeps?: string | undefined;
  /** A change renders the children again. */
  readonly resetKey?: string | boolean | undefined;
  /**
   * Called when they have thrown.
   * @param isReset whether after such a change: what stays in the document is something else then
   */
  readonly onError?: ((isReset: boolean) => void) | undefined;
  readonly children: ReactNode;
};

type ErrorBoundaryState = {
  readonly hasFailed: boolean;
  readonly resetKey: string | boolean | undefined;
  readonly isReset: boolean;
};

/**
 * Children that throw leave what they show: its text can be read, its links work, its forms are sent
 * as without JavaScript. `reportThrown` tells who has used the page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey, isReset: true };
  }

  override state: ErrorBoundaryState = {
    hasFailed: false,
    resetKey: this.props.resetKey,
    isReset: false,
  };

  override componentDidCatch(): void {
    this.props.onError?.(this.state.isReset);
  }

  override render(): ReactNode {
    const { children, keeps } = this.props;
    if (!this.state.hasFailed) return children;
    return keeps === undefined ? null : <StaticPart selector={keeps} />;
  }
}

/** When it renders, React has not yet removed the elements. */
function StaticPart({ selector }: { readonly selector: string }) {
  const [{ elements, focused }] = useState(() => ({
    elements: document.querySelectorAll<HTMLElement>(selector),
    focused: document.activeElement,
  }));
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    root.current?.replaceChildren(...elements);
    for (const form of root.current?.querySelectorAll('form') ?? []) {
      form.noValidate = false;
      form.removeAttribute('data-replayed');
    }
    if (focused instanceof HTMLElement && root.current?.contains(focused))
      focused.focus({ preventScroll: true });
  }, [elements, focused]);

  return <div ref={root} data-static="" />;
}
