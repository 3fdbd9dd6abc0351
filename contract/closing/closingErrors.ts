/** Error texts of closing, verifying and reopening. Texts that the specification quotes are exact. */
export const closingErrors = {
  ownClosing: 'Somebody else must confirm what you have closed.',
  nothingToVerify: 'There is no closing to verify.',
  reopenOver: 'This grievance can no longer be reopened. Record a new one that refers to it.',
  waitsForApproval: 'This grievance waits for an approval: approve or refuse that first.',
  notProposed: 'This grievance waits for no approval.',
  ownProposal: 'Somebody else must approve what you have proposed.',
  outcomeReason: 'Please say why it is not possible, or where the citizen can go.',
  outcomeOfOpen: 'Only an answer that closes has an outcome.',
  ratingRange: 'Please enter 1 to 5.',
  ratingUnanswered: 'Only a citizen who has answered gives a rating.',
  verifyShare: 'Please enter 0 to 100 percent.',
  reopenMax: 'Please enter 0 to 20 times.',
  reopenDays: 'Please enter 1 to 365 days.',
  closingConfirmed: 'This closing was confirmed on %{day}.',
  closingDisputed: 'This closing was disputed on %{day}.',
  closingDeclined: 'The citizen did not want to speak of this closing on %{day}.',
} as const;
