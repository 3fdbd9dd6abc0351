/** What went wrong with a call, where no server has said it; sign-in page and admin both show these. */
export const failure = {
  noNetwork: 'No connection to the server. Please check your network and try again.',
  contactAdministrator: 'Please contact Administrator',
};
