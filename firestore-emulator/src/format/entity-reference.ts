import type { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";
import { REFERENCE_PATH, readElement, writePath } from "./entity-path.ts";
import { BYTES, GROUP_START, readGroup, writeString } from "./wire-fields.ts";

const APP = 13;
const DATABASE = 23;
const DEFAULT_DATABASE = "(default)";
const NAME = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/s;
/** App ids are a project id with a partition prefix: `dev~` in emulator exports, `s~` and others in production ones. */
const PARTITION = /^[a-z]+~/;

/** Writes the fields of a reference group for a full resource name. */
export function writeReference(writer: BinaryWriter, name: string): void {
  const [, projectId, databaseId, path] = NAME.exec(name) ?? [];
  if (projectId === undefined || databaseId === undefined || path === undefined) {
    throw new RangeError(`Not a document name: ${name}`);
  }
  writeString(writer, APP, appOf(projectId));
  writePath(writer, path, REFERENCE_PATH);
  if (databaseId !== DEFAULT_DATABASE) {
    writeString(writer, DATABASE, databaseId);
  }
}

/** The app id of a project in emulator exports. */
export function appOf(projectId: string): string {
  return `dev~${projectId}`;
}

/** Reads a reference group as a full resource name, after its start tag. */
export function readReference(reader: BinaryReader, group: number): string {
  let projectId = "";
  let databaseId = DEFAULT_DATABASE;
  const elements: string[] = [];
  readGroup(reader, group, (field, wireType) => {
    if (field === APP && wireType === BYTES) {
      projectId = reader.string().replace(PARTITION, "");
    } else if (field === REFERENCE_PATH.group && wireType === GROUP_START) {
      elements.push(readElement(reader, REFERENCE_PATH));
    } else if (field === DATABASE && wireType === BYTES) {
      databaseId = reader.string() || DEFAULT_DATABASE;
    } else {
      return false;
    }
    return true;
  });
  return `projects/${projectId}/databases/${databaseId}/documents/${elements.join("/")}`;
}

/** The same reference in another project. */
export function withProject(name: string, projectId: string): string {
  return name.replace(NAME, `projects/${projectId}/databases/$2/documents/$3`);
}
