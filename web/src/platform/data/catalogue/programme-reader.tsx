import { publicCollectionPath } from "@mindle/domain/catalogue/paths";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import {
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  terminate,
} from "firebase/firestore";
import { Component, type ReactNode, useEffect, useState } from "react";
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useFirestoreDoc } from "reactfire";
import * as z from "zod/mini";
import { contentFirebaseApp } from "../../settings/firebase-app.ts";
import { settings } from "../../settings/settings.ts";

// The only module that uses reactfire. It shows nothing: it keeps the query cache up to date.

/** What the reader found: a programme, null where there is none, or why it could not be read. */
export type ProgrammeResult = Programme | null | Error;

/** A programme that a page shows. */
export interface ProgrammeRequest {
  readonly programId: string;
  /** A higher one reads it again after a failure. */
  readonly attempt: number;
  /** Called with the first result and with those that follow. */
  readonly onResult: (result: ProgrammeResult) => void;
}

/**
 * Subscribes to programmes in Firestore, through a connection of its own that ends with it. The query cache persists what
 * was read, so Firestore keeps its own cache in memory.
 */
export function ProgrammeReader({ requests }: { readonly requests: readonly ProgrammeRequest[] }) {
  const [database, setDatabase] = useState<Firestore>();
  useEffect(() => {
    const opened = openFirestore();
    setDatabase(opened);
    return () => {
      observables()?.clear();
      void terminate(opened);
    };
  }, []);
  if (database === undefined) return null;
  return (
    <FirebaseAppProvider firebaseApp={contentFirebaseApp()} suspense={false}>
      <FirestoreProvider sdk={database}>
        {requests.map((request) => (
          <FailureBoundary key={`${request.programId} ${request.attempt}`} request={request}>
            <ProgrammeSubscription request={request} />
          </FailureBoundary>
        ))}
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function openFirestore(): Firestore {
  const database = initializeFirestore(contentFirebaseApp(), { localCache: memoryLocalCache() });
  const emulator = settings().firestoreEmulator;
  if (emulator !== undefined) connectFirestoreEmulator(database, emulator.host, emulator.port);
  return database;
}

interface RequestProps {
  readonly request: ProgrammeRequest;
}

function ProgrammeSubscription({ request: { programId, onResult } }: RequestProps) {
  const path = publicCollectionPath(settings().contentEnv, "programs");
  const { status, data: snapshot } = useFirestoreDoc(doc(useFirestore(), path, programId));
  useEffect(() => {
    if (status === "success") onResult(toResult(programId, snapshot));
  }, [onResult, programId, status, snapshot]);
  return null;
}

function toResult(programId: string, snapshot: DocumentSnapshot): ProgrammeResult {
  if (snapshot.exists()) return parseProgramme(programId, snapshot.data());
  // Without a connection Firestore answers from its own cache, where nothing is.
  return snapshot.metadata.fromCache ? new Error("Firestore cannot be reached") : null;
}

/** An invalid document counts as none, and is logged. */
function parseProgramme(programId: string, stored: unknown): Programme | null {
  const parsed = z.safeParse(programme, stored);
  if (parsed.success) return parsed.data;
  console.error(`programme ${programId}: ${z.prettifyError(parsed.error)}`);
  return null;
}

/** Takes the error that reactfire throws while rendering, and removes what reactfire would throw it from again. */
class FailureBoundary extends Component<
  RequestProps & { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    const { programId, onResult } = this.props.request;
    const cached = observables();
    for (const id of cached?.keys() ?? []) {
      if (typeof id === "string" && id.endsWith(`/${programId}`)) cached?.delete(id);
    }
    onResult(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** reactfire's cache of subscriptions, from which it removes nothing by itself. */
function observables(): Map<unknown, unknown> | undefined {
  const cache: unknown = Reflect.get(globalThis, "_reactFirePreloadedObservables");
  return cache instanceof Map ? cache : undefined;
}
