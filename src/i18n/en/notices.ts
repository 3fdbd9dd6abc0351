/** Words of the bell and of what it tells. */
export const notices = {
  title: 'Notices',
  noneUnread: 'Notices, none unread',
  unread: 'Notices, %{smart_count} unread |||| Notices, %{smart_count} unread',
  manyUnread: 'Notices, more than 99 unread',
  isUnread: 'Unread:',
  news: 'New notice: %{text}',
  read: 'Mark as read',
  readAll: 'Mark all as read',
  earlier: 'Earlier notices',
  empty: 'No notices yet: what others do with your grievances is told here.',
  failed: 'The notices could not be loaded.',
  kinds: {
    at_risk: 'Grievance %{number} is at risk: it is due soon',
    due: 'Grievance %{number} is due',
    overdue: 'Grievance %{number} is overdue',
    resumed: 'The deadline of grievance %{number} goes on: its pause is over',
    routing_empty: 'No rule has found anybody for grievance %{number}',
    assigned: 'Grievance %{number} was assigned to you',
  },
};
