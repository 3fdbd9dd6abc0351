/** Error texts for calls without a text from the server; sign-in page and admin use them. */
export const failure = {
  noNetwork: 'No connection to the server. Please check your network and try again.',
  contactAdministrator: 'Please contact Administrator',
};
