const parts =
  'breasts?|thighs?|legs?|wings?|mince|fillets?|milk|beans?|cheese|butter|paste|sauce|leaves|stock';
const before =
  'frozen|tinned|canned|leftover|sweet|brown|white|red|green|black|kidney|baked|ground|minced|smoked|greek|cottage|cream|goats?|peanut|coconut|cherry|spring|baby|bell|soy|oat';
const names =
  'chicken|turkey|beef|pork|lamb|steak|mince|bacon|ham|sausages?|salmon|tuna|cod|fish|prawns?|shrimps?|tofu|tempeh|seitan|eggs?|lentils|chickpeas?|beans|rice|pasta|spaghetti|noodles|couscous|quinoa|bulgur|potato(?:es)?|bread|wraps?|tortillas?|oats|broccoli|spinach|kale|cabbage|carrots?|peppers?|onions?|tomato(?:es)?|courgettes?|zucchini|aubergine|eggplant|mushrooms?|peas|sweetcorn|corn|leeks?|cauliflower|salad|lettuce|cucumber|avocado|pumpkin|squash|asparagus|celery|beetroot|garlic|cheese|feta|halloumi|mozzarella|yogh?urt|milk|butter|hummus|pesto|apples?|bananas?|berries|veg(?:gies|etables)?';
const ingredient = new RegExp(`\\b(?:(?:${before}) )?(?:${names})(?: (?:${parts}))?\\b`, 'g');

/** What a message says is on hand to cook with, in its own words. */
export const ingredientsIn = (said: string): string[] => [...new Set(said.match(ingredient) ?? [])];
