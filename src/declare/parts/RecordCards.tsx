import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext, useResourceContext, useTranslate } from 'react-admin';
import type { RecordListProps } from './columns.ts';

/** The rows of a list as cards, for narrow screens: the same fields and actions, one below the other. */
export function RecordCards({ columns, actions }: RecordListProps) {
  const resource = useResourceContext();
  const { data = [] } = useListContext();
  const translate = useTranslate();
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <Card component="li" key={record.id} sx={{ p: 1.5 }}>
          <RecordContextProvider value={record}>
            {columns.map(({ source, field }) => (
              <div key={source}>
                <Typography variant="caption" component="div" color="textSecondary">
                  {translate(`resources.${resource}.fields.${source}`)}
                </Typography>
                {field}
              </div>
            ))}
            {actions}
          </RecordContextProvider>
        </Card>
      ))}
    </Stack>
  );
}
