/** Words of texts that were typed and not sent. */
export const drafts = {
  typed: 'Typed on %{when}',
  resume: 'Continue',
  discard: 'Discard',
};
