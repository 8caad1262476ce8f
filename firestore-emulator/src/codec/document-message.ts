import type { StoredDocument } from "../model/document.ts";
import type { Message } from "./message.ts";
import { timestampOf } from "./timestamp.ts";
import { encodeFields } from "./value.ts";
import { encodeStoredDocument } from "./wire-document.ts";

/**
 * The google.firestore.v1.Document of a stored document, as object or protobuf bytes, each encoded lazily and once.
 * Responses may contain it wherever they contain a Document message.
 */
export class DocumentMessage {
  readonly [property: string]: unknown;
  readonly #name: string;
  readonly #document: StoredDocument;
  #message: Message | undefined;
  #bytes: Buffer | undefined;

  constructor(name: string, document: StoredDocument) {
    this.#name = name;
    this.#document = document;
  }

  message(): Message {
    const { fields, createTime, updateTime } = this.#document;
    this.#message ??= {
      name: this.#name,
      ...(fields.size > 0 && { fields: encodeFields(fields) }),
      createTime: timestampOf(createTime),
      updateTime: timestampOf(updateTime),
    };
    return this.#message;
  }

  /** The protobuf encoding of the message. */
  bytes(): Buffer {
    this.#bytes ??= encodeStoredDocument(this.#name, this.#document);
    return this.#bytes;
  }
}
