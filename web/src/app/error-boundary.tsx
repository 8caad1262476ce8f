import { Component, type ErrorInfo, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { trackError } from "../platform/tracking/start-tracking.ts";
import { ErrorScreen } from "../shell/states/error-screen.tsx";

interface BoundaryProps {
  /** A change retries the page. */
  readonly attempt: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly failedAttempt: string | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, failedAttempt: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error("a page threw an error", error, info.componentStack);
    trackError(error);
    this.setState({ failedAttempt: this.props.attempt });
  }

  override componentDidUpdate(): void {
    const { failedAttempt } = this.state;
    if (failedAttempt !== undefined && failedAttempt !== this.props.attempt) {
      this.setState({ error: undefined, failedAttempt: undefined });
    }
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorScreen error={error} />;
  }
}

/** Catches errors of pages; a navigation resets it. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary attempt={key}>{children}</Boundary>;
}
