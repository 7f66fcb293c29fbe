import * as z from 'zod';
import { brand } from '../brand';

/** Every code the API may answer, with its status and the text shown to people. */
export const apiErrors = {
  invalid_json: { status: 400, message: 'The request is not valid JSON.' },
  invalid_request: { status: 400, message: 'Something in the request is missing or out of range.' },
  unauthorized: { status: 401, message: 'Please sign in again.' },
  account_suspended: {
    status: 403,
    message: `This account is suspended. Write to ${brand.support.email} if you think that is wrong.`,
  },
  fresh_sign_in_required: { status: 403, message: 'Please enter your password again to do that.' },
  forbidden: { status: 403, message: 'You cannot do that.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This address does not accept that method.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  app_outdated: {
    status: 426,
    message: `${brand.product} has a new version, and this one no longer works with it. Load the page again.`,
  },
  too_many_enquiries: {
    status: 429,
    message: 'You have written to us several times. Please try again in ten minutes, or tomorrow.',
  },
  changed_meanwhile: { status: 409, message: 'Something changed this at the same moment. Please try again.' },
  date_ahead: { status: 422, message: 'That day is still to come where you are.' },
  unavailable: { status: 503, message: 'This cannot be checked right now. Try again in a moment.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  name_taken: { status: 400, message: 'That name is ours. Please choose another, or add your last name.' },
  profile_not_found: { status: 404, message: 'There is no profile for this account.' },
  too_many_device_tokens: { status: 409, message: 'You have 5 devices. Remove one to add another.' },
  device_token_not_found: { status: 404, message: 'There is no such device.' },
  too_many_step_reports: { status: 429, message: 'Steps were sent too often for this day.' },
  onboarding_incomplete: { status: 409, message: 'Some answers are still missing.' },
  exercise_not_found: { status: 404, message: 'There is no such exercise.' },
  routine_not_found: { status: 404, message: 'There is no such workout.' },
  fact_not_found: { status: 404, message: "We can't find that note. It may already be settled." },
  too_many_facts: {
    status: 429,
    message: "That's a lot of notes in one day. Take back what no longer holds, or try again tomorrow.",
  },
  push_endpoint_refused: { status: 400, message: 'That is no address of a push service.' },
  push_keys_refused: { status: 400, message: 'These are no keys of a browser.' },
  challenge_locked: { status: 409, message: 'Complete the challenge before it first!' },
  challenge_not_suitable: {
    status: 409,
    message: 'Nothing in the library suits you for this challenge. Look at what you excluded.',
  },
  friend_challenge_not_found: { status: 404, message: 'There is no such challenge.' },
  friend_challenge_over: { status: 409, message: 'This invitation has been answered or is over.' },
  friend_challenge_open: { status: 409, message: 'You two have a challenge running. Finish that one first.' },
  friend_challenge_locked: { status: 409, message: 'Your friend has not reached this challenge yet.' },
  group_not_found: { status: 404, message: 'There is no such group.' },
  group_full: { status: 409, message: 'This group is full.' },
  too_many_groups: { status: 409, message: 'You are in 20 groups. Leave one to join another.' },
  too_many_new_groups: {
    status: 429,
    message: 'You made 10 groups in one day. Please try again tomorrow.',
  },
  removed_from_group: {
    status: 403,
    message: 'You were taken out of this group. Only its owner can let you in again.',
  },
  not_group_owner: { status: 403, message: 'Only the owner of the group can do that.' },
  group_member_not_found: { status: 404, message: 'There is no such member in this group.' },
  moment_not_found: { status: 404, message: 'There is no such moment.' },
  training_not_found: { status: 404, message: 'This training is no longer planned.' },
  plan_changed: { status: 409, message: 'Your plan was changed somewhere else. Here is how it stands now.' },
  session_not_movable: { status: 409, message: 'A session can only move to a free day of this week.' },
  calendar_not_found: { status: 404, message: 'There is no such calendar.' },
  too_many_routines: { status: 409, message: 'You have 100 saved workouts. Delete one to keep another.' },
  too_many_workouts: {
    status: 429,
    message: 'You started very many workouts in this hour. Please try again in the next.',
  },
  too_many_tickets: {
    status: 429,
    message: 'Too many connections were opened at once. Try again in a minute.',
  },
  session_not_found: { status: 404, message: 'There is no such workout session.' },
  session_already_open: { status: 409, message: 'Another workout is still open.' },
  session_already_completed: { status: 409, message: 'This workout is already complete.' },
  session_not_counted: { status: 409, message: 'Only a workout that counted can be shared.' },
  coach_busy: { status: 409, message: `${brand.coach} is still answering your last message.` },
  coach_limit_reached: {
    status: 429,
    message:
      'That was a lot for one day. Your messages are back tomorrow; until then the library and your plan are all yours.',
  },
  too_many_messages: {
    status: 429,
    message: 'One moment: too many messages at once. Try again in a minute.',
  },
  message_not_found: { status: 404, message: 'There is no such message.' },
  food_not_found: { status: 404, message: 'There is no such food.' },
  too_many_own_foods: { status: 409, message: 'You have 200 foods of your own. Delete one to keep another.' },
  meal_not_found: { status: 404, message: 'There is no such entry.' },
  entry_removed: { status: 410, message: 'This entry was removed. Add it again if you want it back.' },
  photo_type_unknown: {
    status: 415,
    message: 'This is no photo that can be read here. Please take one, or choose a JPEG.',
  },
  photo_damaged: {
    status: 400,
    message: 'This photo is damaged or incomplete. Please take it again.',
  },
  photo_too_large: { status: 413, message: 'This photo is too large. Please choose a smaller one.' },
  photo_limit_reached: {
    status: 429,
    message:
      'That was a lot of photos for one day. They are back tomorrow; until then search for your meal or describe it.',
  },
  photo_not_food: {
    status: 422,
    message:
      'There is no food to be seen on this photo, so nothing was logged. Take another, or describe your meal.',
  },
  analysis_unavailable: {
    status: 409,
    message: 'Photo analysis needs an AI provider. Search or type your meal instead.',
  },
  analysis_failed: { status: 424, message: 'Failed to analyze food image' },
  photo_not_found: { status: 404, message: 'There is no such photo.' },
  target_too_low: {
    status: 400,
    message: 'That is too little to eat in a day. Please choose a higher target.',
  },
  friend_not_found: { status: 404, message: 'No user found with that ID' },
  own_friend_id: { status: 400, message: 'That is your own ID. Send it to a friend instead.' },
  friend_request_not_found: { status: 404, message: 'This request is no longer there.' },
  too_many_friends: {
    status: 409,
    message: 'You have 500 friends and requests. Remove one to add another.',
  },
  friend_list_full: { status: 409, message: 'They cannot take any more requests at the moment.' },
  too_many_friend_requests: {
    status: 429,
    message: 'That was a lot of people for now. Please try again later.',
  },
  too_many_challenges: {
    status: 429,
    message: "That's a lot of challenges for one day. You can send more tomorrow.",
  },
  too_many_shares: {
    status: 429,
    message: "You've shared five workouts today. Share the next one tomorrow.",
  },
  export_under_way: {
    status: 429,
    message: "We're already putting your data together. Give it a minute.",
  },
  dance_not_plausible: { status: 409, message: 'This dance does not fit the time that has passed.' },
  session_id_taken: { status: 409, message: 'This id is already in use.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof apiErrors;

export const errorBodySchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string().optional() }),
});
