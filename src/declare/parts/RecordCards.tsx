import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { Children, type ReactNode } from 'react';
import { Labeled, ListNoResults, RecordContextProvider, useListContext } from 'react-admin';

/** The rows of a list as cards, for narrow screens: the same fields and actions, one below the other. */
export function RecordCards({ children }: { children: ReactNode }) {
  const { data, isPending } = useListContext();
  if (isPending) return <LinearProgress />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, p: 1, listStyle: 'none' }}>
      {data.map((record) => (
        <Card component="li" key={record.id} variant="outlined" sx={{ p: 1.5 }}>
          <RecordContextProvider value={record}>
            <Stack sx={{ gap: 0.5 }}>
              {Children.map(children, (child) => (
                <Labeled>{child as React.ReactElement}</Labeled>
              ))}
            </Stack>
          </RecordContextProvider>
        </Card>
      ))}
    </Stack>
  );
}
