interface Dated {
  created_at: Date;
  closed_at: Date | null;
}

/** Whether a complaint was open from one instant until another: nothing of the demo comes before it or after its end. */
export const wasOpen = ({ created_at, closed_at }: Dated, from: Date, until = from) =>
  created_at < from && (closed_at === null || closed_at > until);
