/** The error texts of a sign-in: the sign-in page loads these and no others. */
export const signInErrors = {
  required: 'This field is required.',
  wrongCredentials: 'Email or password is wrong.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  signInAgain: 'Please sign in.',
  invalid: 'Please check the marked fields.',
  databaseAway: 'The database is not available at the moment. Please try again in a few seconds.',
  busy: 'The server has too much to do at the moment. Please try again in a few seconds.',
  diskFull:
    'Nothing can be saved at the moment: the disk of the server is full or cannot be written. Please tell your administrator.',
  clockAstray:
    'Nothing can be saved at the moment: the clock of the server is wrong. Please tell your administrator.',
  serverError: 'Something went wrong on the server. Please try again.',
} as const;
