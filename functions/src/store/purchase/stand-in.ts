import * as z from "zod/mini";
import { makeSigningChain, type SigningChain } from "../../appstore/stand-in/certificates.ts";
import type { StandInPurchase } from "../../appstore/stand-in/stand-in-server.ts";
import { StorePart, typedCollection } from "../firestore/collection.ts";
import { isCreated } from "../firestore/failures.ts";

/** A purchase at the App Store stand-in, `standInPurchases/{transactionId}`; local only. */
const purchaseDocument = z.object({
  productId: z.string(),
  appAccountToken: z.nullable(z.string()),
  purchaseDate: z.int(),
  revocationDate: z.nullable(z.int()),
  quantity: z.optional(z.int()),
  familyShared: z.optional(z.boolean()),
});

/** Key and certificates of the stand-in, `standInSigning/chain`; local only. */
const chainDocument = z.object({ leafKey: z.string(), x5c: z.array(z.string()) });

/** Data of the App Store stand-in, shared by all processes of a local stack. */
export class StandInStore extends StorePart {
  readonly #purchases = typedCollection(this.db, "standInPurchases", purchaseDocument);
  readonly #signing = typedCollection(this.db, "standInSigning", chainDocument);

  async find(transactionId: string): Promise<StandInPurchase | undefined> {
    return (await this.#purchases.doc(transactionId).get()).data();
  }

  /** The signing chain of all processes; the first call creates it. */
  async chain(): Promise<SigningChain> {
    const ref = this.#signing.doc("chain");
    const known = (await ref.get()).data();
    if (known !== undefined) return known;
    const { leafKey, x5c } = makeSigningChain();
    if (await isCreated(ref.create({ leafKey, x5c: [...x5c] }))) return { leafKey, x5c };
    return this.chain();
  }
}
