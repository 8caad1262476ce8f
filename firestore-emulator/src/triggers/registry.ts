import type { Database } from "../state/database.ts";
import type { CommitEvent } from "../state/types.ts";
import type { TriggerRegistrar } from "../transport/server-options.ts";
import { changeKind, encodeEvent, type TriggerEvent } from "./event.ts";
import { parseV1Trigger, parseV2Trigger, type Trigger } from "./trigger.ts";

export interface TriggerRegistryOptions {
  /** `host:port` of the Functions emulator. Without it triggers are registered, but no events are sent. */
  readonly functionsEmulator: string | undefined;
  /** Called for failed deliveries. */
  readonly log: (line: string) => void;
}

/**
 * The registered function triggers. Events are sent sequentially in commit order; failed deliveries are logged and not
 * retried, as in the official emulator.
 */
export class TriggerRegistry implements TriggerRegistrar {
  readonly #options: TriggerRegistryOptions;
  readonly #triggers = new Map<string, Trigger>();
  readonly #watched = new WeakSet<Database>();
  #deliveries: Promise<void> = Promise.resolve();

  constructor(options: TriggerRegistryOptions) {
    this.#options = options;
  }

  registerV1(projectId: string, key: string, body: unknown): void {
    this.#add(parseV1Trigger(projectId, key, body));
  }

  registerV2(projectId: string, key: string, body: unknown): void {
    this.#add(parseV2Trigger(projectId, key, body));
  }

  /** Starts sending events for changes of the database. Idempotent. */
  watch(database: Database): void {
    if (this.#watched.has(database)) {
      return;
    }
    this.#watched.add(database);
    database.subscribe((event) => this.#onCommit(database, event));
  }

  /** Resolves when the events of all commits so far were delivered or have failed. */
  delivered(): Promise<void> {
    return this.#deliveries;
  }

  // A reloaded function registers its trigger again with the same key.
  #add(trigger: Trigger): void {
    this.#triggers.set(`${trigger.projectId}/${trigger.key}`, trigger);
  }

  #onCommit(database: Database, { changes, commitTime, origin }: CommitEvent): void {
    if (origin !== undefined || this.#triggers.size === 0 || this.#options.functionsEmulator === undefined) {
      return;
    }
    const triggers = [...this.#triggers.values()].filter(
      ({ projectId, databaseId }) => projectId === database.projectId && databaseId === database.databaseId,
    );
    for (const change of changes) {
      const kind = changeKind(change);
      if (kind === undefined) {
        continue;
      }
      for (const trigger of triggers) {
        const params = trigger.kinds.has(kind) ? trigger.pattern.match(change.path) : undefined;
        if (params !== undefined) {
          this.#enqueue({ trigger, database, change, commitTime, params });
        }
      }
    }
  }

  #enqueue(event: TriggerEvent): void {
    this.#deliveries = this.#deliveries.then(() => this.#deliver(event));
  }

  async #deliver(event: TriggerEvent): Promise<void> {
    const { projectId, key } = event.trigger;
    const url = `http://${this.#options.functionsEmulator}/functions/projects/${projectId}/triggers/${key}`;
    const { contentType, body } = encodeEvent(event);
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": contentType },
        body,
      });
      await response.arrayBuffer();
      if (!response.ok) {
        this.#options.log(`Trigger ${key} for ${event.change.path} failed with status ${response.status}.`);
      }
    } catch (error) {
      this.#options.log(`Trigger ${key} for ${event.change.path} could not be delivered: ${String(error)}`);
    }
  }
}
