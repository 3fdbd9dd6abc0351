/** Words of outcomes in lists, and of complaints that refer to another one. */
export const closed = {
  chip: {
    to_approve: 'To be approved',
    none: 'Reported as done',
    pending: 'Reported as done, to be verified',
    confirmed: 'Confirmed',
    disputed: 'Disputed',
    unreachable: 'Not reached',
    declined: 'Nothing said',
  },
  refersTo: 'It refers to grievance %{number}, which can no longer be reopened.',
  takeBack: 'Take back',
  notFound: 'The grievance that it is to refer to could not be found.',
};
