/** One plain address of the kind that every mail server takes; nothing that could end a header or an SMTP command. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const MAX_LENGTH = 254;

/** What comes along when an address is copied: `mailto:` with its subject, angle brackets, quotation marks, the next comma. */
const AROUND = [/^mailto:|\?.*$/gi, /^[<"'\s]+|[>"'\s,;.]+$/g];

/** The address of a text, without what is copied along and cannot be seen; null where it is none. One rule for all addresses. */
export function emailOf(typed: string): string | null {
  const seen = typed
    .normalize('NFKC')
    .replaceAll(/(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  const address = AROUND.reduce((text, around) => text.replaceAll(around, ''), seen.trim());
  return isEmail(address) ? address : null;
}

/** Whether a text is an address and nothing else. */
export const isEmail = (text: string) => text.length <= MAX_LENGTH && EMAIL.test(text);
