import { hash, verify } from '@node-rs/argon2';

/** Runs at most `limit` pieces of work at once, the others after them in the order they came. */
export function limited(limit: number) {
  let free = limit;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** argon2id at 19 MiB, two passes, one lane: OWASP's first choice, about 20 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Beside the database and images, a small machine has memory and cores for two hashes at a time. */
const withSemaphore = limited(2);

/** What is compared when there is no such account, so that the answer takes as long as for a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$XnF/eY6qWbNRdaGaEJwzrQ$n9jczOTOzdxQ0HsoS4bAmBBGuu3iaoLi/yc2od/rmtA';

/** The argon2id hash of a password, in PHC form. */
export const hashPassword = (password: string): Promise<string> => withSemaphore(() => hash(password, COST));

/** `prepare` of a call that sets a password: its hash, undefined when the body has none. */
export const hashPasswordOf = async ({ body }: { body: { password?: string | null } }) =>
  body.password ? hashPassword(body.password) : undefined;

/** Whether the password is the one of the hash; without a hash it never is, and that takes as long. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const same = await withSemaphore(() => verify(stored ?? NOBODY, password));
  return same && stored !== undefined;
}
