import { describe, expect, test } from "vitest";
import { send } from "../../testing/raw-http.ts";
import { readRecorded } from "../../testing/recorded.ts";
import { testServerFixture } from "../../testing/test-server.ts";
import {
  type ChannelArray,
  type TestBackChannel,
  WebChannelTestClient,
} from "../../testing/webchannel-client.ts";

interface Step {
  readonly op: "handshake" | "open" | "read" | "commit" | "forward" | "terminate" | "unknown";
  readonly session?: string;
  readonly rpc?: "Listen" | "Write";
  readonly messages?: readonly unknown[];
  readonly writes?: readonly unknown[];
  readonly ci?: 0 | 1;
  readonly method?: string;
  readonly outcome: {
    readonly status?: number;
    readonly body?: string;
    readonly frame?: unknown;
    readonly messages?: readonly ChannelArray[];
    readonly ended?: boolean;
  };
}

interface Session {
  readonly client: WebChannelTestClient;
  back: TestBackChannel | undefined;
  /** Number of arrays read from this back channel, without noops. */
  read: number;
  lastId: number;
}

const TOO_LONG = "x".repeat(1_048_488);
const UNKNOWN = "VER=8&SID=unknown&RID";

const server = testServerFixture();

// Noops may differ, and with them array ids; everything else must be as recorded.
describe("WebChannel as recorded", () => {
  const { steps } = readRecorded<{ steps: readonly Step[] }>("webchannel.reduced");
  const sessions = new Map<string, Session>();

  test.each(steps.map((step, index) => ({ ...step, title: `${index} ${step.op} ${step.session ?? ""}` })))(
    "$title",
    async (step) => {
      if (step.op === "unknown" || step.op === "commit") {
        const response = await (step.op === "commit" ? commit(step) : unknown(step));
        expect(response.status).toBe(step.outcome.status);
        if (step.outcome.body !== undefined) expect(response.body).toBe(step.outcome.body);
        return;
      }
      await replay(sessionOf(sessions, step), step);
    },
  );
});

async function replay(session: Session, { op, messages = [], ci, outcome }: Step): Promise<void> {
  switch (op) {
    case "handshake": {
      const { body } = await session.client.handshake(messages);
      expect(frameOf(body)).toEqual(pattern(outcome.frame));
      return;
    }
    case "forward": {
      const sent = JSON.parse(JSON.stringify(messages).replace(/<x repeated [^>]*>/, TOO_LONG));
      const { body } = await session.client.forward(sent);
      expect(withoutArrayId(frameOf(body))).toEqual(withoutArrayId(outcome.frame));
      return;
    }
    case "open":
      session.back = await session.client.open(session.lastId, ci === 1);
      session.read = 0;
      expect(session.back.status).toBe(outcome.status);
      return;
    case "read":
      await read(session, outcome);
      return;
    case "terminate": {
      const { status, body } = await session.client.terminate();
      expect({ status, body }).toEqual(outcome);
      return;
    }
    default:
      throw new Error(`a session has no ${op}`);
  }
}

async function read(session: Session, { messages = [], ended }: Step["outcome"]): Promise<void> {
  const { back } = session;
  if (!back) throw new Error("no back channel is open");
  const expected = payloads(messages);
  await back.untilCount(session.read + expected.length, isNotNoop);
  const seen = payloads(back.arrays).slice(session.read);
  expect(seen.slice(0, expected.length)).toEqual(pattern(expected));
  session.read += expected.length;
  session.lastId = back.arrays.at(-1)?.[0] ?? session.lastId;
  if (ended) {
    await back.ended;
    session.lastId = back.arrays.at(-1)?.[0] ?? session.lastId;
  }
}

function sessionOf(sessions: Map<string, Session>, { session: name = "", rpc = "Listen" }: Step): Session {
  const known = sessions.get(name);
  if (known) return known;
  const session = { client: new WebChannelTestClient(server, rpc), back: undefined, read: 0, lastId: 0 };
  sessions.set(name, session);
  return session;
}

function commit({ writes }: Step) {
  const path = "/v1/projects/webchannel/databases/(default)/documents:commit";
  return send(server, { method: "POST", path, body: JSON.stringify({ writes }) });
}

function unknown({ method = "GET", rpc }: Step) {
  const path = `/google.firestore.v1.Firestore/${rpc}/channel?${UNKNOWN}`;
  if (method === "GET") return send(server, { method, path: `${path}=rpc&AID=0&CI=0&TYPE=xmlhttp` });
  return send(server, {
    method: "POST",
    path: `${path}=1${method === "terminate" ? "&TYPE=terminate" : ""}`,
  });
}

function isNotNoop([, [payload]]: ChannelArray): boolean {
  return payload !== "noop";
}

function payloads(arrays: readonly ChannelArray[]): unknown[] {
  return arrays.filter(isNotNoop).map(([, payload]) => payload);
}

function frameOf(body: string): unknown {
  return JSON.parse(body.slice(body.indexOf("\n") + 1));
}

/** A forward response without its array id. */
function withoutArrayId(frame: unknown): unknown {
  return Array.isArray(frame) ? [frame[0], frame[2], frame.length] : frame;
}

/** The recorded value with placeholders replaced by matchers. */
function pattern(recorded: unknown): unknown {
  if (Array.isArray(recorded)) return recorded.map(pattern);
  if (typeof recorded === "object" && recorded !== null) {
    return Object.fromEntries(Object.entries(recorded).map(([key, value]) => [key, pattern(value)]));
  }
  const length = /^<(\d+) characters>$/.exec(String(recorded))?.[1];
  if (length !== undefined) return expect.stringMatching(new RegExp(`^.{${length}}$`, "s"));
  return /^<\w+>$/.test(String(recorded)) ? expect.stringMatching(/./) : recorded;
}
