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
    /** Shows what the hooks read of the project, in elements named by their hook. */
    mountHooks(emulator: Emulator, projectId: string): void;
  }
}

// One hook is refused on purpose, which the SDK would log as an error.
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
        <Refusal>
          <RefusedView />
        </Refusal>
      </FirestoreProvider>
    </FirebaseAppProvider>,
  );
};

function DocumentView() {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), "open/a"));
  return <p id="useFirestoreDocData">{shown(status, data)}</p>;
}

function OnceView() {
  const { status, data } = useFirestoreDocDataOnce(doc(useFirestore(), "open/a"));
  return <p id="useFirestoreDocDataOnce">{shown(status, data)}</p>;
}

function CollectionView() {
  const { status, data } = useFirestoreCollectionData(
    query(collection(useFirestore(), "open"), orderBy("n", "desc")),
    { idField: "id" },
  );
  return <p id="useFirestoreCollectionData">{shown(status, data)}</p>;
}

function RefusedView() {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), "closed/a"));
  return <p>{shown(status, data)}</p>;
}

/** Shows the code of the error that a hook throws. */
class Refusal extends Component<{ readonly children: ReactNode }, { readonly code: string | undefined }> {
  override state: { readonly code: string | undefined } = { code: undefined };

  static getDerivedStateFromError(error: unknown) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
    return { code };
  }

  override render() {
    const { code } = this.state;
    return code === undefined ? this.props.children : <p id="refusal">{code}</p>;
  }
}

function shown(status: string, data: unknown): string {
  return status === "success" ? JSON.stringify(data) : status;
}
