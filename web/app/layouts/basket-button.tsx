import { ShoppingBasket } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/toast';

export function BasketButton({ className }: { className?: string }) {
  return (
    <IconButton
      label="Basket"
      className={className}
      onClick={() => toast.info('Shopping cart feature coming soon!')}
    >
      <ShoppingBasket aria-hidden="true" />
    </IconButton>
  );
}
