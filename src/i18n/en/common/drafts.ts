/** Words of unsent drafts. */
export const drafts = {
  typed: 'Typed on %{when}',
  resume: 'Continue',
  discard: 'Discard',
};
