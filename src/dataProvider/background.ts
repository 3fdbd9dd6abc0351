let depth = 0;

/** Marks calls as background calls when `work` starts them before it returns. Use it in timers and focus handlers. */
export function inBackground<T>(work: () => T): T {
  depth += 1;
  try {
    return work();
  } finally {
    depth -= 1;
  }
}

export const isInBackground = () => depth > 0;
