import english from 'ra-language-english';

/** react-admin's own words, in the tone of the product. */
export const ra: typeof english.ra = {
  ...english.ra,
  action: { ...english.ra.action, select_all: 'Select all on this page' },
  navigation: {
    ...english.ra.navigation,
    page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
    partial_page_range_info: '%{offsetBegin}–%{offsetEnd} of more than %{offsetEnd}',
  },
  notification: { ...english.ra.notification, http_error: 'Something went wrong on the server.' },
};
