import { IndexRegistry } from "./operations/index-registry.ts";
import { FirestoreService } from "./operations/service.ts";
import { GrpcTransport } from "./transport/grpc/grpc.ts";
import { createHttpHandler } from "./transport/http.ts";
import { listen } from "./transport/port.ts";
import type { ServerOptions } from "./transport/server-options.ts";
import { WebChannelTransport } from "./transport/webchannel/webchannel.ts";

export interface RunningServer {
  readonly port: number;
  /** Number of open Listen and Write streams. */
  openStreams(): number;
  close(): Promise<void>;
}

/** Serves gRPC, REST, WebChannel and the emulator endpoints on one port. Rejects when the port is in use. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { store, rules, indexes = new IndexRegistry() } = options;
  const service = new FirestoreService({ store, rules, indexes });
  const grpc = new GrpcTransport(service);
  const webChannel = new WebChannelTransport(service);
  const http = createHttpHandler({ ...options, indexes, service, webChannel });
  const port = await listen(options.host, options.port, { grpc, http });
  return {
    port: port.number,
    openStreams: () => service.openStreams,
    async close() {
      service.closeStreams();
      webChannel.close();
      await grpc.close();
      await port.close();
    },
  };
}
