import * as z from 'zod';
import { brand } from '../brand';

/** Every code the API may answer, with its status and the text shown to people. */
export const apiErrors = {
  invalid_json: { status: 400, message: 'The request is not valid JSON.' },
  invalid_request: {
    status: 400,
    message: 'Something is missing or out of range. Please check it and try again.',
  },
  unauthorized: { status: 401, message: 'Please sign in again.' },
  account_suspended: {
    status: 403,
    message: `This account is suspended. Email ${brand.support.email} if you think that's a mistake.`,
  },
  fresh_sign_in_required: { status: 403, message: 'Please enter your password again to do that.' },
  forbidden: { status: 403, message: "You don't have permission to do that." },
  scope_missing: {
    status: 403,
    message: 'This device may not add that. Under Devices and automations in Settings, add one that may.',
  },
  not_found: { status: 404, message: "We can't find that." },
  method_not_allowed: { status: 405, message: "This address doesn't accept that method." },
  body_too_large: { status: 413, message: 'The request is too large.' },
  app_outdated: {
    status: 426,
    message: `There's a new version of ${brand.product}. Reload the page to continue.`,
  },
  too_many_requests: { status: 429, message: "That's a lot for one minute. Try again in a minute." },
  too_many_enquiries: {
    status: 429,
    message: "You've written to us several times. Try again in ten minutes, or tomorrow.",
  },
  changed_meanwhile: { status: 409, message: 'This was just changed somewhere else. Try again.' },
  date_ahead: { status: 422, message: "That day hasn't started yet where you are." },
  unavailable: { status: 503, message: "We can't check this right now. Try again in a moment." },
  internal_error: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  name_taken: { status: 400, message: 'That name is reserved. Choose another, or add your last name.' },
  profile_not_found: { status: 404, message: "We can't find a profile for this account." },
  too_many_device_tokens: {
    status: 409,
    message: "You've reached the limit for devices. Remove one to add another.",
  },
  device_token_not_found: { status: 404, message: "We can't find that device. It may have been removed." },
  too_many_imports: {
    status: 429,
    message: "You've reached the limit for imports. Undo one you no longer need, or try again tomorrow.",
  },
  import_not_found: { status: 404, message: "We can't find that import. It may have been undone." },
  activity_not_found: { status: 404, message: "We can't find that activity. It may have been removed." },
  activity_known: { status: 409, message: 'That time is already filled by a workout or another activity.' },
  too_many_step_reports: { status: 429, message: 'Steps for this day were updated too many times.' },
  onboarding_incomplete: { status: 409, message: 'Some answers are still missing.' },
  exercise_not_found: { status: 404, message: "We can't find that exercise. It may have been removed." },
  routine_not_found: { status: 404, message: "We can't find that workout. It may have been removed." },
  fact_not_found: { status: 404, message: "We can't find that note. It may already be resolved." },
  too_many_facts: {
    status: 429,
    message: "That's a lot of notes in one day. Remove any that no longer apply, or try again tomorrow.",
  },
  push_endpoint_refused: { status: 400, message: "This browser's notifications couldn't be set up." },
  push_keys_refused: { status: 400, message: "This browser's notifications couldn't be set up." },
  challenge_locked: { status: 409, message: 'Complete the challenge before it first!' },
  challenge_not_suitable: {
    status: 409,
    message:
      'Nothing in the library fits you for this challenge. Bring back an exercise you marked “Not for me.”',
  },
  friend_challenge_not_found: { status: 404, message: "We can't find that challenge. It may be over." },
  friend_challenge_over: { status: 409, message: 'This invitation has expired or was already answered.' },
  friend_challenge_open: {
    status: 409,
    message: 'You two already have a challenge going. Finish that one first.',
  },
  friend_challenge_locked: { status: 409, message: "Your friend hasn't reached this challenge yet." },
  group_not_found: { status: 404, message: "We can't find that group. It may have been deleted." },
  group_full: { status: 409, message: 'This group is full.' },
  too_many_groups: {
    status: 409,
    message: "You've reached the limit for groups. Leave one to join another.",
  },
  too_many_new_groups: {
    status: 429,
    message: "That's a lot of new groups for one day. Try again tomorrow.",
  },
  removed_from_group: {
    status: 403,
    message: "You're no longer in this group. Only its owner can let you back in.",
  },
  not_group_owner: { status: 403, message: "Only the group's owner can do that." },
  group_member_not_found: {
    status: 404,
    message: "We can't find that member. They may have left the group.",
  },
  moment_not_found: { status: 404, message: "We can't find that moment." },
  training_not_found: { status: 404, message: "This session isn't in your plan anymore." },
  plan_changed: { status: 409, message: "Your plan was changed somewhere else. Here's the latest version." },
  session_not_movable: { status: 409, message: 'You can only move a session to a free day this week.' },
  calendar_not_found: {
    status: 404,
    message: "We can't find that calendar. Its link may have been replaced.",
  },
  too_many_routines: {
    status: 409,
    message: "You've reached the limit for saved workouts. Delete one to save another.",
  },
  too_many_workouts: {
    status: 429,
    message: "That's a lot of workouts in one hour. Try again later.",
  },
  too_many_tickets: {
    status: 429,
    message: 'Too many connections at the same time. Try again in a minute.',
  },
  heart_rate_not_found: { status: 404, message: "There's no heart rate with that workout." },
  session_not_found: { status: 404, message: "We can't find that workout. It may have been removed." },
  session_already_open: { status: 409, message: 'Another workout is still open.' },
  session_already_completed: { status: 409, message: 'This workout is already complete.' },
  session_not_counted: { status: 409, message: 'Only a workout that counted can be shared.' },
  coach_busy: { status: 409, message: `${brand.coach} is still answering your last message.` },
  coach_limit_reached: {
    status: 429,
    message:
      "That's all the messages for today. They're back tomorrow; until then, your plan and the library are all yours.",
  },
  too_many_messages: {
    status: 429,
    message: "That's a lot of messages for one minute. Try again in a minute.",
  },
  message_not_found: { status: 404, message: "We can't find that message. It may have been deleted." },
  food_not_found: { status: 404, message: "We can't find that food. It may have been removed." },
  too_many_own_foods: {
    status: 409,
    message: "You've reached the limit for your own foods. Delete one to add another.",
  },
  meal_not_found: { status: 404, message: "We can't find that entry. It may have been removed." },
  entry_removed: { status: 410, message: 'This entry was removed. Add it again if you want it back.' },
  photo_type_unknown: {
    status: 415,
    message: "We can't open this photo. Take a new one or choose a JPEG.",
  },
  photo_damaged: {
    status: 400,
    message: 'This photo is damaged or incomplete. Take it again.',
  },
  photo_too_large: { status: 413, message: 'This photo is too large. Choose a smaller one.' },
  photo_limit_reached: {
    status: 429,
    message:
      "That's all the photos for today. You can take more tomorrow; until then, search for your meal or describe it.",
  },
  photo_not_food: {
    status: 422,
    message:
      "I don't see any food in this photo, so nothing was logged. Take another, or describe your meal.",
  },
  analysis_unavailable: {
    status: 409,
    message: "I can't look at photos right now. Tell me what's on the plate instead.",
  },
  analysis_failed: { status: 424, message: 'Failed to analyze food image' },
  photo_not_found: { status: 404, message: "We can't find that photo. It may have been deleted." },
  target_too_low: {
    status: 400,
    message: "That's too little to eat in a day. Choose a higher target.",
  },
  friend_not_found: { status: 404, message: 'No user found with that ID' },
  own_friend_id: { status: 400, message: "That's your own ID. Send it to a friend instead." },
  friend_request_not_found: { status: 404, message: 'This request is no longer open.' },
  too_many_friends: {
    status: 409,
    message: "You've reached the limit for friends and requests. Remove one to add another.",
  },
  friend_list_full: { status: 409, message: "They can't take any more requests right now." },
  too_many_friend_requests: {
    status: 429,
    message: "That's a lot of requests for now. Try again later.",
  },
  too_many_challenges: {
    status: 429,
    message: "That's a lot of challenges for one day. You can send more tomorrow.",
  },
  too_many_shares: {
    status: 429,
    message: "That's all the shares for today. Share the next one tomorrow.",
  },
  export_under_way: {
    status: 429,
    message: "We're already putting your data together. Give it a minute.",
  },
  dance_not_plausible: {
    status: 409,
    message: "The times of this dance don't add up, so it can't be counted.",
  },
  session_id_taken: { status: 409, message: 'This ID is already in use.' },
  invitation_not_found: {
    status: 404,
    message: "This invitation doesn't work anymore. Ask your friend for a new one.",
  },
  own_invitation: { status: 400, message: "That's your own invitation. Send it to a friend instead." },
  too_many_new_invitations: {
    status: 429,
    message: "That's a lot of new invitations for one day. Try again tomorrow.",
  },
  too_many_codes: { status: 429, message: "That's a lot of codes for now. Try again later." },
  too_many_searches: { status: 429, message: "That's a lot of searches for now. Try again later." },
  friend_session_not_found: { status: 404, message: "This one isn't there to cheer anymore." },
  too_many_cheers: {
    status: 429,
    message: "That's all the cheers for today. You'll have new ones tomorrow.",
  },
  shared_workout_not_found: { status: 404, message: "This workout isn't shared with you anymore." },
  shared_workout_not_suitable: {
    status: 409,
    message: 'Nothing in this workout is right for you right now. Your own session is waiting in Train.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof apiErrors;

export const errorBodySchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string().optional() }),
});
