import { hash, verify } from '@node-rs/argon2';

/** Runs at most `limit` tasks at once, in the order in which they came. */
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

/** A small machine has memory and cores for two hashes at a time, besides the database and images. */
const withSemaphore = limited(2);

/** The hash to compare with when the account does not exist, so that the answer takes equally long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$XnF/eY6qWbNRdaGaEJwzrQ$n9jczOTOzdxQ0HsoS4bAmBBGuu3iaoLi/yc2od/rmtA';

/** The argon2id hash of a password, in PHC form. */
export const hashPassword = (password: string): Promise<string> => withSemaphore(() => hash(password, COST));

/** The `prepare` of a call that sets a password: returns its hash, or undefined when the body has none. */
export const hashPasswordOf = async ({ body }: { body: { password?: string | null } }) =>
  body.password ? hashPassword(body.password) : undefined;

/** Whether the password belongs to the hash; without a hash false, after the same time. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const same = await withSemaphore(() => verify(stored ?? NOBODY, password));
  return same && stored !== undefined;
}
