import type { ReactNode } from "react";
import { type QueryClient, QueryClientProvider } from "../platform/query/query-client.ts";
import { NavigationContext, PageExistsContext } from "../shell/app-pages.ts";
import { NAVIGATION, pageExists } from "./routes.ts";

interface AppContextsProps {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** What pages and their bars expect around them, besides a router. */
export function AppContexts({ queryClient, children }: AppContextsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationContext value={NAVIGATION}>
        <PageExistsContext value={pageExists}>{children}</PageExistsContext>
      </NavigationContext>
    </QueryClientProvider>
  );
}
