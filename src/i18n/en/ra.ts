import english from 'ra-language-english';

/** react-admin's own words, in the tone of the rest. */
export const ra: typeof english.ra = {
  ...english.ra,
  notification: { ...english.ra.notification, http_error: 'Something went wrong on the server.' },
};
