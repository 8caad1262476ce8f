import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { isAllowedLink, LINK_HOSTS } from "../../content/markup.ts";

const address = z
  .string()
  .check(z.refine(isAllowedLink, `expected an https link to one of ${LINK_HOSTS.join(", ")}`));

const addresses = z.strictObject({ ko: address, en: address });

/** A link to a page outside the product, to one address or to one for each language. */
export const externalLinkProps = z.strictObject({
  label: text(2),
  url: z.union([
    addresses,
    z.pipe(
      address,
      z.transform((url) => ({ ko: url, en: url })),
    ),
  ]),
  /** What is found there. That it opens outside is said without it. */
  note: z.optional(text(3)),
});

export type ExternalLinkProps = z.output<typeof externalLinkProps>;
