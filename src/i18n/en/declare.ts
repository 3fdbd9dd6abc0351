/** Words of the declarative layer: what every resource's screens share. */
export const declare = {
  place: {
    title: 'Place',
    parliament: 'Parliament',
    assembly: 'Assembly',
    mandal: 'Mandal',
    area: 'Area',
    choose: {
      parliament: 'Please choose a parliament.',
      assembly: 'Please choose an assembly.',
      mandal: 'Please choose a mandal.',
      area: 'Please choose an area.',
    },
    first: {
      parliament: 'Choose a parliament first.',
      assembly: 'Choose an assembly first.',
      mandal: 'Choose a mandal first.',
    },
    loading: 'Loading…',
    none: 'Nothing found',
    failed: 'The choices could not be loaded. Open the list to try again.',
    open: 'Open',
    close: 'Close',
    clear: 'Clear',
  },
};
