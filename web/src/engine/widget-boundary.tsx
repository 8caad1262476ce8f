import { Component, type ReactNode } from "react";

interface WidgetBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  onError(error: unknown): void;
}

/** Keeps a widget that fails from taking the page with it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
