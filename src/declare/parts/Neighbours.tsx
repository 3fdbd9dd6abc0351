import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LinkBase, usePrevNextController, useTranslate } from 'react-admin';
import { useContract } from '../entry.ts';

/** Links to the previous and next record, in the order and with the filters of the last list. */
export function Neighbours({ view }: { view: 'show' | 'edit' }) {
  const translate = useTranslate();
  const { sort } = useContract() ?? {};
  const { prevPath, nextPath, index = -1, total } = usePrevNextController({ sort, linkType: view });
  if (index < 0 || !(prevPath || nextPath)) return null;

  const button = (label: string, path: string | undefined, Icon: typeof NavigateNextIcon) => {
    const common = { size: 'small', 'aria-label': translate(label), children: <Icon /> } as const;
    return path ? (
      <IconButton component={LinkBase} to={path} {...common} />
    ) : (
      <IconButton disabled {...common} />
    );
  };
  return (
    <Box
      component="nav"
      aria-label={translate('declare.neighbours.label')}
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      {button('declare.neighbours.previous', prevPath, NavigateBeforeIcon)}
      <Typography variant="body2">
        {translate('declare.neighbours.position', { number: index + 1, total })}
      </Typography>
      {button('declare.neighbours.next', nextPath, NavigateNextIcon)}
    </Box>
  );
}
