let depth = 0;

/** Marks the calls that `work` begins before it returns as the page's own: a timer or the window's focus makes them. */
export function inBackground<T>(work: () => T): T {
  depth += 1;
  try {
    return work();
  } finally {
    depth -= 1;
  }
}

export const isInBackground = () => depth > 0;
