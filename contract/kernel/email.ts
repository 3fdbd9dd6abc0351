/** One plain address that every mail server accepts; it cannot end a header or an SMTP command. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const MAX_LENGTH = 254;

/**
 * Text that is often copied together with an address: `mailto:` with its subject, angle brackets, quotation marks,
 * the next comma.
 */
const AROUND = [/^mailto:|\?.*$/gi, /^[<"'\s]+|[>"'\s,;.]+$/g];

/**
 * The address in a text, without invisible letters and what was copied along; null for no address. All addresses use
 * this rule.
 */
export function emailOf(typed: string): string | null {
  const seen = typed
    .normalize('NFKC')
    .replaceAll(/(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  const address = AROUND.reduce((text, around) => text.replaceAll(around, ''), seen.trim());
  return isEmail(address) ? address : null;
}

/** Whether a text is an address and nothing else. */
export const isEmail = (text: string) => text.length <= MAX_LENGTH && EMAIL.test(text);
