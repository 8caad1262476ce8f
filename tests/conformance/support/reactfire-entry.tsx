import { initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  orderBy,
  query,
  setLogLevel,
} from "firebase/firestore";
import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollectionData,
  useFirestoreDocData,
  useFirestoreDocDataOnce,
} from "reactfire";
import type { Emulator } from "./emulator.ts";

declare global {
  interface Window {
    /** Renders the data of the hooks in elements with the id of the hook. */
    mountHooks(emulator: Emulator, projectId: string): void;
  }
}

// The SDK logs the expected denial as an error.
setLogLevel("silent");

window.mountHooks = (emulator, projectId) => {
  const app = initializeApp({ projectId, apiKey: "none" });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, emulator.host, emulator.port);
  createRoot(document.body).render(
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={db}>
        <DocumentView />
        <OnceView />
        <CollectionView />
        <ErrorBoundary>
          <DeniedView />
        </ErrorBoundary>
      </FirestoreProvider>
    </FirebaseAppProvider>,
  );
};

function DocumentView() {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), "open/a"));
  return <p id="useFirestoreDocData">{textOf(status, data)}</p>;
}

function OnceView() {
  const { status, data } = useFirestoreDocDataOnce(doc(useFirestore(), "open/a"));
  return <p id="useFirestoreDocDataOnce">{textOf(status, data)}</p>;
}

function CollectionView() {
  const { status, data } = useFirestoreCollectionData(
    query(collection(useFirestore(), "open"), orderBy("n", "desc")),
    { idField: "id" },
  );
  return <p id="useFirestoreCollectionData">{textOf(status, data)}</p>;
}

function DeniedView() {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), "closed/a"));
  return <p>{textOf(status, data)}</p>;
}

/** Renders the code of the error that a hook throws. */
class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly code: string | undefined }
> {
  override state: { readonly code: string | undefined } = { code: undefined };

  static getDerivedStateFromError(error: unknown) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
    return { code };
  }

  override render() {
    const { code } = this.state;
    return code === undefined ? this.props.children : <p id="error">{code}</p>;
  }
}

function textOf(status: string, data: unknown): string {
  return status === "success" ? JSON.stringify(data) : status;
}
