/** Words of the sign-in dialog on a page whose session has ended. */
export const signInAgain = {
  title: 'Please sign in again',
  text: 'Your session has ended. Everything that you typed is still here. Sign in as %{name}, then send it again.',
  otherAccount: 'This page belongs to %{name}. Another account cannot go on with it; sign in afresh instead.',
  afresh: 'Sign in afresh',
};
