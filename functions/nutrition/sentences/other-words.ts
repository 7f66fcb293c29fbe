const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Subjects: a new clause begins here, which also ends a denial. */
export const pronouns = setOf('i ive im we he she they you ill id weve');

/**
 * Everyday words that are not food: verbs, places, times, people, feelings. They are never taken for a misspelled
 * food, and end what was said before them.
 */
export const otherWords = setOf(`
  able about above across actually add added adding afterwards again ago all almost along already although always am among amount and
  anything around arrived ask asked at ate away awake baby back bad badly bar based basically bath beach because become bed
  bedtime been before began begin behind being believe below beside best better between bike birthday bite bites both bored boring
  boss bought boy boyfriend break breakfast bring brother brought brunch buffet building bus busy but buy buying by cafe cafeteria
  call called came camping can canteen car case catch caught cause celebrate celebration chain change chat cheat cheap cheeky check
  chef child children chippy choice choose chose christmas church cinema city class clean climb close club coach colleague colleagues
  college come coming commute complete completely concert considering consumed container cooked cooking corner could couldnt
  country couple course cousin craving cravings cut cycle cycling dad dance date daughter day days deal decided deliveroo delivered delivery
  desk dessert did didnt diet different dine dined diner dining dinner dip dipped dips dish dishes do doctor does doesnt dog doing done dont
  door doorstep down drank drink drinks drive drove due during each earlier early easter easy eat eaten eating eats eight either
  else elevenses empty end ended enjoy enjoyed enough entire especially etc evening eventually ever every everyone everything exactly
  except exercise face fact fairly fall family fancy fast fasted fasting father favourite feel feeling felt field film final
  finally find fine finish finished fire first fitness five flat flight follow followed following food foods for forgot found four
  fresh friday friend friends from front full fun funny further game garden gave get getting girl girlfriend give given glad go
  goal goes going gone good got grab grabbed grabbing gran grandma great group guess guest guy gym habit had hadnt halfway halftime hand
  hands happened happy hard has hasnt hate have havent having he head headed health heard heart help her here hers herself him
  himself his hit hockey holiday home hope hospital hot hotel hour hours house how however hungry hurry husband idea if important
  instead inside into is it item its itself job jog jogging joined journey just keep kept kid kids kind kitchen knew know kg last
  late lately later latest lay lazy least leave leaving left leftover leftovers less let lets library life lift like liked list
  little live local long look looked looking lot lots love loved lovely low luckily lunch lunchbox lunchtime lunchtimes made
  main mainly make making man many market match mate mates matter may maybe me meal meals mean meant measured meet meeting
  met microwaved mid midday midmorning midnight might mind mine minute minutes missed moment monday money month months mood more
  morning most mostly mother mouth move movie much mum mums munched munching must my myself name nan near nearly necessarily need needed
  neighbour never new next nibbled nice night nights nine nobody none noon nope nor normal normally nothing now number
  obviously occasionally of off offered office often oh ok okay old on once only onto open or order ordered other others otherwise
  our out outside over own packed paid pair parents park part partner party past patient pay people per perhaps person phone
  picked picking picnic place planned plate play played please pm point pool poor portion possible possibly practice pre prepared
  pretty probably problem pub put quick quickly quite race rainy ran read ready real realise really reason recently remember
  rest restaurant restaurants ride right road room round rule run running rush rushed sad said same sat saturday save saw say says
  school season seat second see seemed seen sent served session set seven shared sharing she shift shop shopping short should
  show sick side similar simply since sister sit sitting six size skating ski skiing sleep sleepy slept slow slowly snack snacked
  snacking snacks so social sofa some somehow someone something sometimes somewhere son soon sorry sort spent split sport sports
  stadium stall stand start started starter starters starving station stay stayed still stood stop stopped store straight street stressed
  studying stuff such sunday super supermarket supper sure swim swimming table takeaway takeout take taken taking tasted tasty teacher team
  ten tend than thank thankfully thanks that thats the theatre their them themselves then there these they thing things think
  third thirsty this those though thought three through throughout thursday time times tired to today together toilet told tomorrow tonight
  too took total totally town train training travel travelling treat treated tried trip true try trying tuesday tv twice two
  under unfortunately uni university until up upon us use used usual usually vacation very via visit visited wait waiting wake
  waking walk walked walking want wanted was wasnt watch watched watching way we wednesday wedding week weekday weekend weeks weird well went were weather
  what whatever when where whether which while who whole whose why wife will wish with within woke woman wont wonder
  work worked working workout world worried worth would wouldnt wow wrong yeah year years yes yesterday yet yoga you young your yourself
  zoo dunked barbie am pm oclock preworkout postworkout post cracked guys trimmings flatmate housemate roommate approximately sometime elsewhere anyway anyways besides basically sadly gladly honestly literally
  scratch swapped swap settled accidentally eg ie etc lol haha roughly exact total calories calorie kcal cal macros protein-wise mostly uneaten untouched wearing bottom
  finishing eaten nicely everybody nobody anybody somebody restaurantstyle homestyle local nearby abroad hostel airport plane airplane gate
  canteen bakery butcher grocer deli greengrocer kiosk vending machine starbucks costa nero greggs pret tesco sainsburys asda aldi lidl waitrose
  morrisons coop ms spencer marks heinz nandos dominos mcdonalds maccies burgerking wendys chickfila chipotle panera dunkin tim hortons wagamama
  leon itsu subway ikea deliveroo uber ubereats doordash justeat trader joes costco walmart target whole kirkland innocent tropicana walkers
`);
