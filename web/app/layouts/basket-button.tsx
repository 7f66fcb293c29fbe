import { ShoppingBasket } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/toast';

export function BasketButton() {
  return (
    <IconButton
      label="Basket"
      className="basket-button"
      onClick={() => toast.info('Shopping cart feature coming soon!')}
    >
      <ShoppingBasket aria-hidden="true" />
    </IconButton>
  );
}
