import { type PublicCollection, publicCollectionPath } from "@mindle/domain/catalogue/paths";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
} from "firebase/firestore/lite";
import { ARRIVAL_MS, within } from "../../browser/within.ts";
import { contentFirebaseApp } from "../../settings/firebase-app.ts";
import { settings } from "../../settings/settings.ts";

/** A document as stored, not parsed. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

let database: Firestore | undefined;

function connected(): Firestore {
  if (database === undefined) {
    database = getFirestore(contentFirebaseApp());
    const emulator = settings().firestoreEmulator;
    if (emulator !== undefined) connectFirestoreEmulator(database, emulator.host, emulator.port);
  }
  return database;
}

function path(name: PublicCollection): string {
  return publicCollectionPath(settings().contentEnv, name);
}

/** All documents of a public collection, in no particular order. */
export async function readCollection(name: PublicCollection): Promise<readonly StoredDocument[]> {
  const snapshot = await within(getDocs(collection(connected(), path(name))), ARRIVAL_MS);
  return snapshot.docs.map((found) => ({ id: found.id, fields: found.data() }));
}

/** One document of a public collection, or undefined. `id` must be a valid document id. */
export async function readDocument(name: PublicCollection, id: string): Promise<StoredDocument | undefined> {
  const found = await within(getDoc(doc(connected(), path(name), id)), ARRIVAL_MS);
  return found.exists() ? { id: found.id, fields: found.data() } : undefined;
}
