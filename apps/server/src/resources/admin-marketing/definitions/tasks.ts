import {
  activityFields,
  campaignFields,
  isPausableType,
  itemReferences,
  referralProgramFields,
  spendingTierFields,
  taskFields,
  taskGroupFields,
} from '@vitrine/contract/admin';
import { sql } from 'kysely';
import { defineItem } from '../../managed-items/definition.ts';

const period = { from: 'startsAt', to: 'endsAt' };

const activity = defineItem({
  type: 'activity',
  shape: activityFields,
  table: 'activities',
  period,
  references: itemReferences,
  counts: {
    times: (id) => sql`select count(*) from activity_entries where activity_id = ${id}`,
    shoppers: (id) =>
      sql`select count(distinct shopper_id) from activity_entries where activity_id = ${id}`,
    shares: (id) => sql`select count(*) from shares where kind = 'activity' and subject_id = ${id}`,
    boosts: (id) => sql`select count(*) from boosts join shares on shares.id = share_id
      where kind = 'activity' and subject_id = ${id}`,
    rewardsGiven: (id) => sql`select count(*) from rewards
      where source = 'activity' and starts_with(source_key, ${`activity:${id}:`})`,
  },
  isKept: (id) => sql`exists (select from page_views where activity_id = ${id})`,
});

const taskGroup = defineItem({
  type: 'task-group',
  shape: taskGroupFields,
  table: 'task_groups',
  period,
  references: itemReferences,
  counts: {
    tasks: (id) => sql`select count(*) from tasks where group_id = ${id}`,
    rewardsGiven: (id) => sql`select count(*) from rewards join tasks on group_id = ${id}
      where source = 'task' and starts_with(source_key, 'task:' || tasks.id || ':')`,
  },
});

const task = defineItem({
  type: 'task',
  shape: taskFields,
  table: 'tasks',
  references: itemReferences,
  counts: {
    rewardsGiven: (id) => sql`select count(*) from rewards
      where source = 'task' and starts_with(source_key, ${`task:${id}:`})`,
  },
});

const campaign = defineItem({
  type: 'campaign',
  shape: campaignFields,
  table: 'campaigns',
  period,
  references: itemReferences,
  collides: (one, other) => one.path === other.path,
  counts: {
    enrolments: (id) => sql`select count(*) from campaign_enrolments where campaign_id = ${id}`,
    shares: (id) => sql`select count(*) from shares where kind = 'campaign' and subject_id = ${id}`,
    boosts: (id) => sql`select count(*) from boosts join shares on shares.id = share_id
      where kind = 'campaign' and subject_id = ${id}`,
    rewardsGiven: (id) => sql`select count(*) from rewards
      join shares on source_key = 'boost:' || shares.id
      where source = 'boost' and shares.kind = 'campaign' and subject_id = ${id}`,
  },
});

const referralProgram = defineItem({
  type: 'referral-program',
  shape: referralProgramFields,
  table: 'referral_programs',
  period,
  references: itemReferences,
  // Only one programme runs at a time.
  collides: () => true,
  counts: {
    invitations: (id) => sql`select count(*) from referral_tokens where program_id = ${id}`,
    joined: (id) => sql`select count(*) from referrals where program_id = ${id}`,
    rewarded: (id) => sql`select count(*) from referrals
      where program_id = ${id} and rewarded_at is not null`,
  },
});

const spendingTier = defineItem({
  type: 'spending-tier',
  shape: spendingTierFields,
  table: 'spending_tiers',
  isPausable: isPausableType('spending-tier'),
  references: itemReferences,
  counts: {
    rewardsGiven: (id) => sql`select count(*) from rewards
      where source = 'spending' and starts_with(source_key, ${`spending:${id}:`})`,
  },
});

export const taskDefinitions = {
  activity,
  'task-group': taskGroup,
  task,
  campaign,
  'referral-program': referralProgram,
  'spending-tier': spendingTier,
};
