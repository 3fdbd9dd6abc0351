import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId } from 'react';
import { useAnchor } from './useAnchor.ts';

interface MenuButtonProps extends Omit<ButtonProps, 'children'> {
  /** Already translated. */
  label: ReactNode;
  /** The items. `choosing(act)` is the handler of one: it closes the menu, then acts. */
  children: (choosing: (act: () => void) => () => void) => ReactNode;
  /** Called when the menu has closed. */
  onExited?: () => void;
}

/** A button that opens a menu. */
export function MenuButton({ label, children, onExited, ...button }: MenuButtonProps) {
  const menuId = useId();
  const { anchor, open, close } = useAnchor();
  // Not by a handler of the menu: for Enter MUI calls the handler of the item alone.
  const choosing = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={open}
      >
        {label}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ transition: { onExited } }}
      >
        {children(choosing)}
      </Menu>
    </>
  );
}
