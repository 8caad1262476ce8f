import { sep } from "node:path";
import { OWN_DATA } from "@mindle/content/compile";
import { createPreview } from "@mindle/content/preview";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { CONTENT, type PreviewContent } from "../../../web/preview/preview-content.ts";
import { fromRoot } from "../paths.ts";

interface PreviewServerOptions {
  /** Absolute path of the authored files; the content package's own unless told. */
  readonly directory?: string;
  /** That of web/preview/vite.config.ts unless told. */
  readonly port?: number;
  /** Where Vite keeps its dependencies, below the repository: two servers that start at once need one each. */
  readonly cacheDirectory?: string;
}

/** Starts to serve the authors' preview. */
export async function startPreviewServer({
  directory = OWN_DATA,
  port,
  cacheDirectory,
}: PreviewServerOptions): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: fromRoot("web/preview/vite.config.ts"),
    clearScreen: false,
    ...(cacheDirectory === undefined ? {} : { cacheDir: fromRoot(cacheDirectory) }),
    plugins: [contentPlugin(directory)],
    server: port === undefined ? {} : { port, strictPort: true },
  });
  return server.listen();
}

/** How long saving several files at once may take, in milliseconds. */
const SETTLE_MS = 50;

const NOTHING: PreviewContent = {
  packs: [],
  activities: {},
  configs: {},
  files: {},
  held: [],
  mistakes: [],
  stale: [],
};

/** Serves the compiled content, and sends it again whenever an authored file is saved. */
function contentPlugin(directory: string): Plugin {
  return {
    name: "authored-content",
    configureServer({ watcher, ws, middlewares }) {
      const compile = createPreview(directory);
      let last = NOTHING;
      /** One after the other: each compares with the one before it. */
      let compiled = Promise.resolve(NOTHING);
      const compileAgain = () => {
        compiled = compiled.then(async () => {
          try {
            last = await compile();
            return last;
          } catch (error) {
            return { ...last, mistakes: [failure(error)] };
          }
        });
        return compiled;
      };
      compileAgain();
      middlewares.use(CONTENT.path, (_request, response) => {
        void compiled.then((content) => {
          response.setHeader("Content-Type", "application/json").end(JSON.stringify(content));
        });
      });
      watcher.add(directory);
      let settling: NodeJS.Timeout | undefined;
      watcher.on("all", (_event, file) => {
        if (!file.startsWith(`${directory}${sep}`)) return;
        clearTimeout(settling);
        settling = setTimeout(() => {
          void compileAgain().then((content) => ws.send(CONTENT.event, content));
        }, SETTLE_MS);
      });
    },
  };
}

/** What no check foresaw, such as a file that cannot be read. */
function failure(error: unknown): PreviewContent["mistakes"][number] {
  const message = error instanceof Error ? error.message : String(error);
  return {
    file: "content/data",
    line: 1,
    column: 1,
    path: "",
    expected: `the content cannot be read: ${message}`,
  };
}
