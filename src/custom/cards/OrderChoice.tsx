import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';

const ORDERS = {
  newest: { field: 'id', order: 'DESC' },
  oldest: { field: 'id', order: 'ASC' },
  byName: { field: 'name', order: 'ASC' },
} as const;
type Order = keyof typeof ORDERS;

/** The order of cards, which have no headings to sort by. */
export function OrderChoice() {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const orders = Object.keys(ORDERS) as Order[];
  const chosen = orders.find(
    (name) => ORDERS[name].field === sort.field && ORDERS[name].order === sort.order,
  );
  return (
    <TextField
      select
      size="small"
      label={translate('content.order.label')}
      value={chosen ?? 'newest'}
      onChange={({ target }) => setSort(ORDERS[target.value as Order])}
      sx={{ minWidth: '10rem' }}
    >
      {orders.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`content.order.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
